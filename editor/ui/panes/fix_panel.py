"""FixPanel: why a fault matters and what mends it, what a fix would change before it is done, and how far that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.mending import Mending, ProposedFix
from editor.document.texts import NO_TEXT, translate
from editor.messages import TranslatableText
from editor.model.fields import field_of
from editor.operations.checks.check import Check, Findings, Fix
from editor.operations.operation import Operation, OperationContext
from editor.ui.command import Answer
from editor.ui.commands.row_actions import removal_by
from editor.ui.models.finding_tree import FindingGroup, tr_check
from editor.ui.tokens import SPACING_M, SPACING_S
from editor.ui.value_text import count_text, error_text, field_label, section_title, translated

MOST_FIELDS = 6  # that are named


class FixPanel(QStackedWidget):
    """Explains a check, with buttons for what can be done; whoever shows findings has the commands of these.

    `groups` are those that are explained.
    """

    def __init__(self, document: Document, buttons: Sequence[QToolButton]) -> None:
        super().__init__()
        self._document = document
        self._buttons = buttons
        self.groups: Sequence[FindingGroup] = ()
        self.mending = Mending(document, self, _removal_text)
        self.text = _text_label()
        self.proposed = _text_label()
        self.progress = QProgressBar()
        self.stop = QPushButton(self.tr("Stop"))
        self.apply = QPushButton(self.tr("Apply"))
        self.back = QPushButton(self.tr("Cancel"))
        self._arrange()
        self._connect()
        self.explain([])

    def _arrange(self) -> None:
        self._explanation = _page_of(self.text, self._buttons)
        self._working = _page_of(_text_label(self.tr("Working out what would change…")), [self.progress, self.stop])
        self._preview = _page_of(self.proposed, [self.apply, self.back])
        for page in (self._explanation, self._working, self._preview):
            self.addWidget(page)

    def _connect(self) -> None:
        self.mending.changed.connect(self._switch)
        self.mending.progressed.connect(lambda done: self.progress.setValue(round(100 * done)))
        self.mending.refused.connect(lambda error: self._document.show_status(error_text(error)))
        self.stop.clicked.connect(self.mending.drop)
        self.back.clicked.connect(self.mending.drop)
        self.apply.clicked.connect(self.mending.apply)

    # -- the chosen check ------------------------------------------------------------------------------------------

    def explain(self, groups: Sequence[FindingGroup]) -> None:
        """Say of one check what it is about, and offer what can be done about some."""
        self.groups = groups
        group = groups[0] if groups else None
        nothing = self.tr("Choose a finding to read what happens in MMD because of it.")
        self.text.setText(self._explained(group.check) if group is not None else nothing)

    @property
    def is_accepted(self) -> bool:
        """True if all explained findings are ignored already."""
        return bool(self.groups) and all(group.is_accepted for group in self.groups)

    def can_fix(self) -> Answer:
        """Return whether any of the explained findings can be fixed, or the reason why not."""
        if not self.groups:
            return self.tr("No finding is selected")
        if any(each.check.is_fixable and not each.is_accepted for each in self.groups):
            return True
        fix = self.groups[0].check.fix
        return tr_check(fix) if isinstance(fix, str) else self.tr("This finding is ignored")

    def _explained(self, check: Check) -> str:
        """Return the explanation of a check, and of its fix."""
        if isinstance(check.fix, Fix):
            operation = self._document.checker.operations[check.fix.operation]
            label = QCoreApplication.translate("Operation", operation.label)
            mended = (
                self.tr("Fix: “{}”") if check.fix.is_safe else self.tr("Fix (may change how the model looks): “{}”")
            )
            mended = mended.format(label)
        else:
            mended = self.tr("No automatic fix: {}").format(tr_check(check.fix))
        return "\n\n".join((tr_check(check.label), tr_check(check.explanation), mended))

    # -- fixes -----------------------------------------------------------------------------------------------------

    def propose_for(self, check: Check, findings: Findings) -> None:
        """Work out what mending these findings would change, and ask."""
        self.mending.propose_for(translate("FixPanel", "Fix: {}").format(tr_check(check.label)), check, findings)

    def propose(self, name: TranslatableText, checks: Sequence[Check]) -> None:
        """Work out what mending all that checks find would change, and ask."""
        self.mending.propose(name, checks)

    def _switch(self) -> None:
        fix = self.mending.proposed
        if fix is not None:
            self.proposed.setText("\n".join(self._proposal_lines(fix)))
            self.apply.setEnabled(bool(fix.proposal.step.patches))
            self.setCurrentWidget(self._preview)
            (self.apply if fix.proposal.step.patches else self.back).setFocus()
        else:
            self.progress.setValue(0)
            self.setCurrentWidget(self._working if self.mending.is_working else self._explanation)

    def _proposal_lines(self, fix: ProposedFix) -> Iterator[str]:
        yield fix.name
        if not fix.proposal.step.patches:
            yield self.tr("Nothing would change.")
        for table, counts in fix.changed.items():
            parts = [
                text.format(count_text(counts[key])) for key, text in self._count_templates().items() if counts[key]
            ]
            fields = self._fields_text(table, fix.fields[table]) if counts["set"] else ""
            yield f"•  {section_title(table)}: {', '.join(parts)}" + (f" ({fields})" if fields else "")
        for removal in fix.removals:
            yield f"•  {removal}"
        for warning in fix.proposal.value.warnings:
            yield self.tr("•  Not fixed: {}").format(translated(warning))

    def _fields_text(self, table: str, names: Iterable[str]) -> str:
        row_type = self._document.model.tables[table].row_type
        labels = [field_label(field_of(row_type, name)) for name in sorted(names)]
        return ", ".join(labels[:MOST_FIELDS] + ["…"] * (len(labels) > MOST_FIELDS))

    def _count_templates(self) -> dict[str, str]:
        return {
            "added": self.tr("{} added"),
            "removed": self.tr("{} removed"),
            "moved": self.tr("{} moved"),
            "set": self.tr("{} changed"),
        }


def _removal_text(operation: Operation, context: OperationContext) -> TranslatableText:
    """Return the consequences of a fix that deletes for all that refers to the rows; "" for one that deletes none."""
    removals = (removal_by(operation.id, context.model, table, rows) for table, rows in context.rows.items())
    return next((removal.text for removal in removals if removal is not None), NO_TEXT)


def _text_label(text: str = "") -> QLabel:
    label = QLabel(text, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setContentsMargins(SPACING_M, SPACING_S, SPACING_M, SPACING_S)
    return label


def _page_of(text: QLabel, buttons: Sequence[QWidget]) -> QWidget:
    """A text that scrolls, above a line of buttons."""
    page, line = QWidget(), QHBoxLayout()
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(text)
    line.setContentsMargins(SPACING_M, 0, SPACING_M, 0)
    for button in buttons:
        line.addWidget(button)
    line.addStretch(1)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(SPACING_S)
    column.addWidget(area, 1)
    column.addLayout(line)
    return page
