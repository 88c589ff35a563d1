"""UpgradePane: what the upgrade from PMD did to a model, what can be made better, and what a PMD would lose of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.formats.pmd.upgrade import upgrade_summary
from editor.messages import Finding
from editor.model.model import Model
from editor.operations.checks.check import Check, CheckSubject
from editor.operations.checks.fixing import SUGGESTIONS, Suggestion
from editor.operations.choices import TranslatedBy
from editor.operations.names.names_dictionary import TranslateNames, knows_any
from editor.ui.dialogs.rename import rename_rows_by_table
from editor.ui.icons import IconLabel, icon
from editor.ui.services import WindowServices
from editor.ui.tokens import ICON, SPACING_M, SPACING_S
from editor.ui.value_text import count_text, translated

PAUSE = 300  # milliseconds after a change before it is counted anew
TRANSLATE = "names.translate"  # the id of an operation
SAVE_AS, LOSSES = "file.save-as", "file.pmd-losses"  # ids of commands


class UpgradePane(QWidget):
    """One page. Each thing that can be made better has a button for its operation, and a check mark once it is done."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self.rows = {suggestion.operation: _Row(suggestion, self) for suggestion in SUGGESTIONS}
        self.summary = QLabel(wordWrap=True)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.save = QPushButton(self.tr("Save as PMX…"))
        self.losses = QPushButton(self.tr("What would a PMD lose?"))
        self._arrange()
        self.save.clicked.connect(lambda: self.services.run_command(SAVE_AS))
        self.losses.clicked.connect(lambda: self.services.run_command(LOSSES))
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._count_if_seen)
        connect(document.changed, self, lambda _: self._pause.start())
        document.path_changed.connect(self._show_summary)
        self._show_summary()

    def run(self, operation: str) -> None:
        """Have an operation run on the whole model, whatever is selected; names that it does not know, rename."""
        row = self.rows[operation]
        if row.is_for_hands:
            rename_rows_by_table(self.document, self.window(), row.rows_by_table)
        else:
            self.document.selection.clear()
            self.services.run_command(operation)

    # -- what is seen ----------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self.summary)
        column.addWidget(_heading(self.tr("What can be made better")))
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for index, row in enumerate(self.rows.values()):
            for across, part in enumerate((row.sign, row.text, row.button)):
                grid.addWidget(part, index, across)
        column.addLayout(grid)
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(SPACING_M, SPACING_S, SPACING_M, SPACING_S)
        for button in (self.save, self.losses):
            buttons.addWidget(button)
        buttons.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)
        layout.addLayout(buttons)
        self.setFocusProxy(next(iter(self.rows.values())).button)

    def _show_summary(self) -> None:
        """Say which PMD it was, if it was one, and what the upgrade did."""
        document = self.document
        if not document.was_pmd:
            return
        lines = [self.tr("{} is a PMD; it was opened as a PMX:").format(document.title)]
        if not document.content.is_pmd and document.opened_from is not None:
            text = self.tr("{file} was opened from {pmd}, a PMD:")
            lines = [text.format(file=document.title, pmd=document.opened_from.name)]
        lines += [f"•  {translated(line)}" for line in upgrade_summary(document.content.extra)]
        if document.warnings:
            lines.append(self.tr("•  What was noticed is in Messages."))
        self.summary.setText("\n".join(lines))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._count()

    def _count_if_seen(self) -> None:
        if self.isVisible():
            self._count()

    def _count(self) -> None:
        subject = CheckSubject(self.document.model)
        for row in self.rows.values():
            row.show_results([(check, check.findings(subject)) for check in row.suggestion.checks], self.document.model)


class _Row:
    """The widgets of one suggestion."""

    def __init__(self, suggestion: Suggestion, pane: UpgradePane) -> None:
        self.suggestion = suggestion
        self.rows_by_table: dict[str, list[int]] = {}
        self.is_for_hands = False  # whether the operation can do nothing for these rows, but the user can
        self.sign = IconLabel(icon("info"), ICON)
        self.text = QLabel(wordWrap=True)
        self.button = QPushButton(QCoreApplication.translate("UpgradePane", "Improve…"))
        self.button.clicked.connect(lambda: pane.run(suggestion.operation))

    def show_results(self, results: Sequence[tuple[Check, Sequence[Finding]]], model: Model) -> None:
        """Show what there is to be done: what checks found, with their labels, which several may share."""
        counts: dict[str, int] = {}
        self.rows_by_table = {}
        for check, findings in results:
            rows = [row for finding in findings for row in finding.rows]
            counts[check.label] = counts.get(check.label, 0) + len(rows)
            if rows:
                self.rows_by_table[check.section] = rows
        is_of_names = self.suggestion.operation == TRANSLATE
        self.is_for_hands = (
            is_of_names
            and bool(self.rows_by_table)
            and not knows_any(model, self.rows_by_table, TranslateNames(by=TranslatedBy.PARTS))
        )
        told = [f"{QCoreApplication.translate('Check', label)}: {count_text(n)}" for label, n in counts.items() if n]
        told += [translated(one.text) for _, findings in results for one in findings if not len(one.rows)]
        self.text.setText("\n".join(told) or translated(self.suggestion.done))
        self.sign.show_icon(icon("info" if told else "check"))
        self.button.setEnabled(bool(told))
        improve = QCoreApplication.translate("UpgradePane", "Improve…")
        rename = QCoreApplication.translate("UpgradePane", "Rename…")
        self.button.setText(rename if self.is_for_hands else improve)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    label.setContentsMargins(0, SPACING_M, 0, 0)
    return label
