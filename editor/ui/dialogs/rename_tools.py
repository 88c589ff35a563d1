"""RenameTools: the ways to fill the grid of new names, a tab each: replaced, translated, by sides, from a list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from editor.model.fields import NONE, Choice
from editor.model.names import SideStyle, in_style
from editor.operations.choices import JointBody, TranslatedBy, TranslatedTo
from editor.operations.names.names_dictionary import is_untranslated, related_row, translated_name
from editor.operations.names.naming import NAME_FIELDS, replacer
from editor.ui.models.rename_grid import Renamed, RenameGrid
from editor.ui.value_text import error_text, tr_field

LINES = 3  # of the list that are seen


class RenameTools(QTabWidget):
    """`filled` carries what to fill the grid with, and which fields; `refused` says why something cannot be done."""

    filled = Signal(object, list)  # Renamed, fields
    refused = Signal(str)

    def __init__(self, grid: RenameGrid) -> None:
        super().__init__()
        self._grid = grid
        self.addTab(self._make_replacing(), self.tr("Replace"))
        self.addTab(self._make_dictionary(), self.tr("Dictionary"))
        self.addTab(self._make_sides(), self.tr("Sides"))
        self.addTab(self._make_list(), self.tr("List"))
        self.addTab(self._make_related(), self.tr("From bone or body"))

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _make_replacing(self) -> QWidget:
        self.old, self.replacement = QLineEdit(), QLineEdit()
        self.old.setPlaceholderText(self.tr("Old"))
        self.replacement.setPlaceholderText(self.tr("New"))
        self.old.setToolTip(self.tr("Found as it is written, or as a pattern if “Regular expression” is on"))
        self.regex = QCheckBox(self.tr("Regular expression"))
        self.regex.setToolTip(self.tr("The old text is a pattern; \\1 in the new one is its first group"))
        self.whole = QCheckBox(self.tr("Whole names only"))
        self.replace_in = _language_box()
        self.replace_button = self._make_button(self.tr("Replace"), self.replace)
        for line in (self.old, self.replacement):
            line.returnPressed.connect(self.replace)
        return _page(
            self.old, QLabel("→"), self.replacement, self.regex, self.whole, self.replace_in, self.replace_button
        )

    def _make_dictionary(self) -> QWidget:
        self.by_parts = QCheckBox(self.tr("Also parts of names"))
        self.by_parts.setToolTip(self.tr("Translates names made of several words that the dictionary knows, too"))
        self.by_parts.setChecked(True)
        self.overwrite = QCheckBox(self.tr("Overwrite"))
        self.overwrite.setToolTip(self.tr("Replaces names that are there, instead of only filling in empty ones"))
        self.to_english = self._make_button(self.tr("Japanese → English"), lambda: self.translate(TranslatedTo.EN))
        self.to_japanese = self._make_button(self.tr("English → Japanese"), lambda: self.translate(TranslatedTo.JA))
        return _page(self.to_english, self.to_japanese, self.by_parts, self.overwrite)

    def _make_sides(self) -> QWidget:
        self.style_box = _choice_box(SideStyle)
        self.sides_in = _language_box()
        self.sides_button = self._make_button(self.tr("Spell sides"), self.spell_sides)
        return _page(self.style_box, self.sides_in, self.sides_button)

    def _make_list(self) -> QWidget:
        self.pairs = QPlainTextEdit()
        self.pairs.setPlaceholderText(self.tr("A line a name: old,new"))
        self.pairs.setToolTip(self.tr("Old names are found as they are written, never as patterns"))
        self.pairs.setTabChangesFocus(True)
        self.pairs.setFixedHeight(self.fontMetrics().lineSpacing() * LINES + 12)
        self.list_whole = QCheckBox(self.tr("Whole names only"))
        self.list_whole.setChecked(True)
        self.list_in = _language_box()
        self.list_button = self._make_button(self.tr("Replace"), self.replace_by_list)
        return _page(self.pairs, self.list_whole, self.list_in, self.list_button)

    def _make_related(self) -> QWidget:
        self.body_box = _choice_box(JointBody)
        self.related_button = self._make_button(self.tr("Take names"), self.take_related)
        text = QLabel(self.tr("Rigid bodies as their bones, joints as their bodies; joints by"))
        return _page(text, self.body_box, self.related_button)

    def _make_button(self, text: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(run)
        return button

    # -- what they do --------------------------------------------------------------------------------------------------

    def replace(self) -> None:
        """Replace what is typed."""
        if not self.old.text():
            self.refused.emit(self.tr("Nothing is to be replaced yet"))
            return
        pairs = [(self.old.text(), self.replacement.text())]
        self._replace(pairs, self.regex.isChecked(), self.whole.isChecked(), self.replace_in)

    def replace_by_list(self) -> None:
        """Replace by every line of the list, one after the other; commas and tabs part the old from the new."""
        pairs = []
        for number, line in enumerate(self.pairs.toPlainText().splitlines(), 1):
            old, comma, new = line.replace("\t", ",").partition(",")
            if line.strip() and not (old.strip() and comma):
                self.refused.emit(self.tr("Line {}: old,new expected").format(number))
                return
            if line.strip():
                pairs.append((old.strip(), new.strip()))
        self._replace(pairs, False, self.list_whole.isChecked(), self.list_in)

    def _replace(self, pairs: list[tuple[str, str]], regex: bool, whole: bool, language: QComboBox) -> None:
        try:
            renamed = replacer(pairs, regex, whole)
        except ValueError as error:
            self.refused.emit(error_text(error))
            return
        self._fill_each(renamed, language)

    def translate(self, to: TranslatedTo) -> None:
        """Fill in the names of one language by those of the other."""
        grid, overwrites = self._grid, self.overwrite.isChecked()
        by = TranslatedBy.PARTS if self.by_parts.isChecked() else TranslatedBy.WHOLE

        def translated(table: str, row: int, field: str) -> str | None:
            name = grid.new(table, row, to.source)
            if not (overwrites or is_untranslated(name, grid.new(table, row, field), to)):
                return None
            return translated_name(name, table, to, by)

        self.filled.emit(translated, [to.goal])

    def spell_sides(self) -> None:
        """Have names say their sides in the chosen style."""
        style = SideStyle(self.style_box.currentData())
        self._fill_each(lambda name: in_style(name, style), self.sides_in)

    def take_related(self) -> None:
        """Name bodies as their bones, and joints as their bodies."""
        grid, body = self._grid, JointBody(self.body_box.currentData())

        def related(table: str, row: int, field: str) -> str | None:
            if table not in ("rigid_bodies", "joints"):
                return None
            target, place = related_row(table, grid.record(table, row), body)
            return grid.new(target, place, field) or None if place != NONE else None

        self.filled.emit(related, list(NAME_FIELDS))

    def _fill_each(self, renamed: Callable[[str], str], language: QComboBox) -> None:
        """Fill the grid with names that are made of the new ones there."""
        grid = self._grid
        fill: Renamed = lambda table, row, field: renamed(grid.new(table, row, field))  # noqa: E731
        self.filled.emit(fill, language.currentData())


def _language_box() -> QComboBox:
    """Return a box to choose the names that are changed: Japanese, English or both."""
    box = QComboBox()
    texts = (
        QCoreApplication.translate("RenameTools", "Japanese names"),
        QCoreApplication.translate("RenameTools", "English names"),
        QCoreApplication.translate("RenameTools", "Both"),
    )
    for text, fields in zip(texts, (["name"], ["name_en"], list(NAME_FIELDS)), strict=True):
        box.addItem(text, fields)
    return box


def _choice_box(choices: type[Choice]) -> QComboBox:
    box = QComboBox()
    for choice in choices:
        box.addItem(tr_field(choice.label), choice)
    return box


def _page(*widgets: QWidget) -> QWidget:
    """Widgets side by side; lines take what room there is."""
    page = QWidget()
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget, 1 if isinstance(widget, QLineEdit | QPlainTextEdit) else 0)
    if not any(isinstance(widget, QLineEdit | QPlainTextEdit) for widget in widgets):
        row.addStretch(1)
    column = QVBoxLayout(page)
    column.addLayout(row)
    column.addStretch(1)
    return page
