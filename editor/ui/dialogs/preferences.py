"""Shows and changes the preferences; made from their declarations, so that each new one has its place here at once."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import (
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
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.program.preferences import LABELS, Preference, declared_preferences
from editor.document.program.settings import Settings
from editor.ui.dialog import Dialog, ScrolledRows
from editor.ui.editors.choices import CalmComboBox
from editor.ui.editors.colors import Swatch, qt_color
from editor.ui.editors.field_editor import number_limits
from editor.ui.help_card import set_chapter, titled
from editor.ui.models.row_filter import folded
from editor.ui.tokens import SPACING_L, SPACING_S

SIZE = (680, 520)

Take = Callable[[Any], None]
Show = Callable[[Any], None]


def show_preferences(settings: Settings, parent: QWidget, show_keys: Callable[[], object]) -> PreferencesDialog:
    """Show the dialog beside the window, if it is not there yet; does not block. `show_keys` shows the list of keys."""
    dialog = parent.findChild(PreferencesDialog)
    if dialog is None:
        dialog = PreferencesDialog(settings, show_keys, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.stand_in_view()
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

    def _arrange(self) -> None:
        self._page = page = QWidget()
        column = QVBoxLayout(page)
        for group, preferences in groupby(declared_preferences().values(), attrgetter("group")):
            column.addWidget(self._group(group, list(preferences)))
            self.pages.addItem(_translated(group))
        self._align_fields()
        column.addWidget(self._nothing)
        column.addStretch(1)
        self._area = ScrolledRows(page)
        self._area.setMinimumWidth(self._area.minimumSizeHint().width())  # of all pages
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        resets = self._buttons.addButton(self.tr("Reset to defaults"), QDialogButtonBox.ButtonRole.ResetRole)
        resets.clicked.connect(self._settings.reset_preferences)
        self.keys = self._buttons.addButton(self.tr("&Keys and mouse…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.keys.setToolTip(self.tr("Lists all keys and what the mouse does; keys are changed there"))
        connect(self.keys.clicked, self, lambda: self.show_keys())
        self._buttons.rejected.connect(self.reject)
        self.pages.setFixedWidth(self.pages.sizeHintForColumn(0) + 2 * SPACING_L)
        self.pages.setCurrentRow(0)
        self.pages.currentRowChanged.connect(lambda _: self._show_found())
        self.pages.itemClicked.connect(lambda _: self.search.clear())
        body = QHBoxLayout()
        body.addWidget(self.pages)
        body.addWidget(self._area, 1)
        self._layout.addWidget(self.search)
        self._layout.addLayout(body, 1)
        self._layout.addWidget(self._buttons)

    def _align_fields(self) -> None:
        """Begin the fields of all groups below one another."""
        labels = [label for box in self._groups for label in box.findChildren(QLabel)]
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
            if preference.switched_by:
                self._rows[name] = row = self._rows[preference.switched_by]
                row.layout().addWidget(editor)  # type: ignore[union-attr]
                label.deleteLater()
            else:
                self._rows[name] = _row_of(editor) if preference.choices else editor
                rows.addRow(label, self._rows[name])
        return box

    def _choose(self, name: str, value: Any) -> None:
        self._settings.choose(**{name: value})

    def _show_values(self) -> None:
        for name, show in self._shows.items():
            with QSignalBlocker(self.editors[name]):
                show(getattr(self._settings.preferences, name))
        for name, preference in declared_preferences().items():
            if preference.switched_by:
                self.editors[name].setEnabled(getattr(self._settings.preferences, preference.switched_by))

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


# By the type of the values; bool before int, of which it is one.
_EDITORS: dict[type, Callable[[Preference, Take], tuple[QWidget, Show]]] = {
    bool: _switch,
    Enum: _choice,
    int: _integer,
    float: _number,
    str: _line,
    tuple: _color,
}
